module example.com/recursion-indirect-agent

go 1.24
