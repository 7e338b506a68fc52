module example.com/recursion-pointer-agent

go 1.24
